import type { ReactNode } from 'react'
import { actionIcons } from './action-icons.tsx'
import { interfaceIcons } from './interface-icons.tsx'
import { thingIcons } from './thing-icons.tsx'
import { universityIcons } from './university-icons.tsx'
import { workshopIcons } from './workshop-icons.tsx'
import { worldIcons } from './world-icons.tsx'

/** Every icon by its name, on a field of 24 by 24, in the current colour. */
export const icons = {
  ...actionIcons,
  ...thingIcons,
  ...interfaceIcons,
  ...universityIcons,
  ...workshopIcons,
  ...worldIcons,
} satisfies Record<string, ReactNode>

export type IconName = keyof typeof icons

export const isIconName = (name: string): name is IconName => name in icons
