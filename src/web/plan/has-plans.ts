import { isLocal } from '../session/local/ids.ts'

/** Plans of this device, by table. */
export const PLANS_KEY = 'athenaeum-plans-'

/** Whether somebody may have planned at a table, before anything of plans is loaded: what a server keeps is not known yet. */
export const mayHavePlans = (table: string): boolean =>
  !isLocal(table) || localStorage.getItem(PLANS_KEY + table) !== null
