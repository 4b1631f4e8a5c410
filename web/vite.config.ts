// The build: sources to WEB_OUT, with relative addresses.
//
// The page's own script is a few lines that ask the server for what will be wanted; all that every place needs is one file,
// fetched beside it, and each board one more: few requests, each worth its way, and no chain of them.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

declare const process: { env: Record<string, string | undefined> };

const FIRST = /src\/(main|early|place|boards\/list|boards\/[a-z_]+\/cover|kit\/emblem)\.ts$|preload-helper/;
const BASE = /node_modules|src\/(?!boards\/[a-z_]+\/)/;

/** The page asks for the base at once, not when the first script has come. */
function baseAtOnce(): Plugin {
  return {
    name: "base-at-once",
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /\/(base|start)-[^/]*\.(js|css)$/.test(name))
          .map((name) => ({
            tag: "link",
            attrs: { rel: name.endsWith("css") ? "stylesheet" : "modulepreload", crossorigin: true, href: `./${name}` },
            injectTo: "head",
          })),
    },
  };
}

export default defineConfig({
  plugins: [svelte(), baseAtOnce()],
  base: "./",
  build: {
    outDir: process.env["WEB_OUT"] ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: FIRST, priority: 2 },
            { name: "base", test: BASE, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8653", ws: true } } },
});
