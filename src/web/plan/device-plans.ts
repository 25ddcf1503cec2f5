import { isLocal } from '../session/local/ids.ts'

/** Where this device keeps plans, as far as it is asked before anything else of plans is loaded. */

/** Plans of this device, by table; of a server's table what the server may not have yet. */
export const PLANS_KEY = 'athenaeum-plans-'
/** What the server was known to have. */
export const SERVER_PLANS_KEY = 'athenaeum-server-plans-'

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether somebody may have planned at a table: what a server keeps is not known yet. */
export const mayHavePlans = (table: string): boolean =>
  !isLocal(table) || localStorage.getItem(PLANS_KEY + table) !== null

/** The plans of a table that is no more, or is over. */
export function forgetPlans(table: string, storage: DeviceStorage = localStorage): void {
  storage.removeItem(PLANS_KEY + table)
  storage.removeItem(SERVER_PLANS_KEY + table)
}
