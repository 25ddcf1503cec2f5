let context: AudioContext | undefined

/** Two soft notes. Silent until the person has first touched the page: browsers allow no sound before. */
export function chime(): void {
  if (!navigator.userActivation.hasBeenActive) return
  context ??= new AudioContext()
  note(context, 659.25, 0)
  note(context, 880, 0.13)
}

function note(audio: AudioContext, frequency: number, after: number): void {
  const start = audio.currentTime + after
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.frequency.value = frequency
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(0.12, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, start + 0.45)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.5)
}
