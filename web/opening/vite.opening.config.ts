/// <reference types="node" />
// Builds render-opening.tsx for the server: a program that needs no packages. Screens that no visitor sees first are
// files of their own, which nobody loads: with them, the first visitor took 20 MB more.
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listedPackages } from '../build/listed-packages.ts';
import { namedMedia } from '../build/page-plugins.ts';
import { shortClasses } from '../build/short-class-names.ts';

const web = path.join(import.meta.dirname, '..');

export default defineConfig({
  root: web,
  publicDir: false,
  // The same as for the browser, so that classes have the same names.
  plugins: [react(), namedMedia(), shortClasses(web), listedPackages()],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: path.join(import.meta.dirname, 'render-opening.tsx'),
    // Beside the assets, where nothing is served.
    outDir: path.join(web, 'dist/opening'),
    emptyOutDir: true,
    target: 'es2024',
    minify: false,
    rolldownOptions: {
      experimental: { lazyBarrel: true },
      checks: { pluginTimings: false },
      output: { entryFileNames: 'render-opening.mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
