// Writes TypeScript declarations of the JSON Schemas on the standard input: {file: schema} in, {file: text} out.
import { compile } from "json-schema-to-typescript";

let given = "";
for await (const part of process.stdin) given += part;

const settings = { additionalProperties: false, unreachableDefinitions: true, bannerComment: "", format: true, style: { printWidth: 120 } };
const written = {};
for (const [file, schema] of Object.entries(JSON.parse(given))) written[file] = await compile(schema, "Everything", settings);
process.stdout.write(JSON.stringify(written));
