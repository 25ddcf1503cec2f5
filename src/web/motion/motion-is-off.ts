/** Whether nothing should move: by the settings of the page, or by those of the machine. */
export const motionIsOff = (): boolean =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
