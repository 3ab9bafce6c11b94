import type { Ask } from './ask.ts'
import type { Known } from './propose.ts'
import { files, read } from './tree.ts'

const CALLS = 'packages/contract/src/calls'

/** The contract files, each with those of the given calls that it contains. */
export function contractFilesOf(
  calls: readonly (readonly [name: string, call: Known])[],
): Map<string, Known[]> {
  const texts = files(`${CALLS}/**/*.ts`).map(file => [file, read(file)] as const)
  const found = new Map<string, Known[]>()
  for (const [name, call] of calls) {
    const [file] = texts.find(([, text]) => text.includes(`export const ${name} = `)) ?? []
    if (file) found.set(file, [...(found.get(file) ?? []), call])
  }
  return found
}

/** The contract file of a call's neighbours. */
export async function contractFileFor(
  ask: Ask,
  module: string,
  name: string,
  ofModule: readonly (readonly [name: string, call: Known])[],
): Promise<string> {
  const found = contractFilesOf(ofModule)
  const candidates = found.size > 0 ? [...found.keys()] : [`${CALLS}/${module}.ts`]
  const [only] = candidates
  if (only && candidates.length === 1) return only
  return ask.answer({
    argument: 'file',
    question: `File of the contract (${candidates.join(', ')})`,
    proposal: likeliest(candidates, module, name),
    problem: answer => (candidates.includes(answer) ? undefined : `It is one of ${candidates.join(', ')}.`),
  })
}

/** The file whose name shares most words with the call's name; else the one named like the module. */
function likeliest(candidates: readonly string[], module: string, name: string): string {
  const stems = (text: string) => text.split('-').map(word => word.replace(/s$/, ''))
  const words = new Set(stems(name))
  const score = (file: string) => {
    const base = file.slice(file.lastIndexOf('/') + 1, -'.ts'.length)
    return stems(base).filter(word => words.has(word)).length * 2 + (base === module ? 1 : 0)
  }
  return candidates.toSorted((a, b) => score(b) - score(a))[0] ?? ''
}
