/** Told of a long import, with how many things are done. */
export type Progress = (done: number) => void

/** A second or so. */
const STEP = 500

/** Tells of each some hundred things, before the one that has this many before it. */
export function tellProgress(progress: Progress | undefined, done: number): void {
  if (done > 0 && done % STEP === 0) progress?.(done)
}
