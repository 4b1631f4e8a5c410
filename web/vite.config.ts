// The build: sources to WEB_OUT, with relative addresses; the games' tables (.toml) and words (.ftl) come from the package.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";

declare const process: { env: Record<string, string | undefined> };

/** Reads a table of a game as a module. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(text, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(text))};`, map: null };
    },
  };
}

export default defineConfig({
  plugins: [toml(), svelte()],
  base: "./",
  build: {
    outDir: process.env["WEB_OUT"] ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: "http://127.0.0.1:8653", ws: true } } },
});
