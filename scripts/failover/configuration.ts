import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const examples = join(import.meta.dirname, '../../examples/cluster')

export type Values = Readonly<Record<string, string>>

/** A file of `examples/cluster`, filled as envsubst fills it. */
export const fillTemplate = (file: string, values: Values): string =>
  readFileSync(join(examples, file), 'utf8').replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${file} asks for ${name}, which cluster.env does not name`)
    return value
  })

/** `NAME=value` lines, as systemd and the shell read them. */
export const variables = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split('\n')
      .filter(line => /^\w+=/.test(line))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

/** The values of cluster.env for machines that are addresses of this one. */
export function valuesOf(given: Values): Values {
  const known = variables(readFileSync(join(examples, 'cluster.env'), 'utf8'))
  const strange = Object.keys(given).filter(name => !(name in known))
  if (strange.length > 0) throw new Error(`cluster.env does not name ${strange.join(', ')}`)
  return { ...known, ...given }
}
