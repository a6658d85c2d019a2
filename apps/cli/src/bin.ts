#!/usr/bin/env node
/** Starts the published command: what has been compiled is kept for the next run, where Node can. */
import module from 'node:module';

module.enableCompileCache?.();
await import('./main.ts');
