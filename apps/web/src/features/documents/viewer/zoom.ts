/** The zoom steps, relative to the width of the window. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

export const WHOLE_WIDTH = 1

/** The next step; the same if there is none. */
export function zoomed(from: number, direction: 'in' | 'out'): number {
  const next = direction === 'in' ? STEPS.find(step => step > from) : STEPS.findLast(step => step < from)
  return next ?? from
}
