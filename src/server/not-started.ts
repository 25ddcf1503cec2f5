import { StoreError } from '../store/port/errors.ts'
import { BadSetting } from './environment.ts'

/** Why the server did not start, in words for whoever started it; undefined where the program is at fault. */
export function whyNotStarted(fault: unknown): string | undefined {
  if (fault instanceof BadSetting || fault instanceof StoreError) return fault.message
  const { code = '', address, hostname, port, path } = fault as Partial<Trouble>
  const where = `${hostname ?? address ?? 'its address'}${port === undefined ? '' : `:${port}`}`
  switch (code) {
    case 'EADDRINUSE':
      return `${where} is in use: another program listens there. Name another port with PORT`
    case 'ERR_SOCKET_BAD_PORT':
      return 'a port is a number from 1 to 65535'
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return `${where} is no address of this machine. HOST is one of them, or 0.0.0.0 for all`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOENT':
    case 'ENOTDIR':
      return path === undefined
        ? `it may not listen at ${where}. Ports below 1024 need more rights; name another with PORT`
        : `it cannot write at ${path}. ATHENAEUM_DATA is a folder that it may write to`
    default:
      return undefined
  }
}

/** What the operating system says of a fault. */
interface Trouble {
  readonly code: string
  readonly address: string
  readonly hostname: string
  readonly port: number
  readonly path: string
}
