/** The part of the library that tests read encrypted notices with. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Params {
    readonly version: 'aes128gcm'
    readonly privateKey: ECDH
    readonly authSecret: string
  }
  const ece: { decrypt(body: Buffer, params: Params): Buffer }
  export default ece
}
