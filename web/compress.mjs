// After the build: every file that gains by it stands beside its brotli and gzip forms, for the server to choose from.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const SMALL = 700; // bytes: below that a packet is a packet
const out = process.env.WEB_OUT ?? "dist";
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

for (const name of readdirSync(join(out, "assets"))) {
  if (!/\.(js|css|svg)$/.test(name)) continue;
  const file = join(out, "assets", name);
  const data = readFileSync(file);
  if (data.length < SMALL) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(data, best));
  writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }));
}
