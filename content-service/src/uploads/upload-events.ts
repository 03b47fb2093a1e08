import { EventEmitter } from 'node:events';

/** Emits `end` after each attempt of an editor to upload or replace files. */
export const uploadEvents = new EventEmitter<{ end: ['succeeded' | 'failed'] }>();
