import { z } from 'zod'

/** Texts of what a client sends, each with its bounds. */

/** Chosen by the client, new for each request: repeating it never does anything twice. */
export const requestId = z
  .string()
  .regex(/^[A-Za-z0-9_.:-]{1,64}$/, 'an id is 1 to 64 letters, digits, or any of _ . : -')

export const optionKey = z.string().regex(/^[^\s\p{Cc}\p{Cs}]{1,200}$/u, 'a key has 1 to 200 characters and no spaces')

/** A text that people write and that is kept: whole characters, on as many lines as they like. */
export const keptText = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^(?:[\t\n\r]|[^\p{Cc}\p{Cs}])*$/u, 'a text has no control characters and no halves of surrogate pairs')
