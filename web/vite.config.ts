// The build: sources to WEB_OUT, with relative addresses.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

declare const process: { env: Record<string, string | undefined> };

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    outDir: process.env["WEB_OUT"] ?? "dist",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One file for all that every place needs, one more for each board: few requests, each worth its way.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "base", test: /node_modules|src\/(?!boards\/[a-z]+\/)/ }] } } },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8653", ws: true } } },
});
