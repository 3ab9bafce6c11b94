import { closeSync, openSync } from 'node:fs'

const next = new Map<string, number>()

/**
 * Counts from 0 in all workers together. Workers are processes of their own: what one of them takes, the others see in the
 * folder of the accounts.
 */
export function nextIndex(name: string): number {
  for (;;) {
    const index = next.get(name) ?? 0
    next.set(name, index + 1)
    if (isFirstToMake(`${process.env.E2E_ACCOUNTS}.${name}.${index}`)) return index
  }
}

function isFirstToMake(file: string): boolean {
  try {
    closeSync(openSync(file, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
