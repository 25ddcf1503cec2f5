/**
 * Lets Node run the sources as they are, with nothing built first. Newer ones do by themselves; here the types are taken
 * away for the others. Functions are left as they are written: loaders that keep their names by a call each time that one
 * is made cost bots and servers a tenth of their time.
 */
import { register } from 'node:module'

if (!process.features.typescript) register('./hooks.mjs', import.meta.url)
