/** The version of the protocol. A client of another version is told to load itself anew. */
export const PROTOCOL = 2
