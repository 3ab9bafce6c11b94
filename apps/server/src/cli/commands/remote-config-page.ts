import type { listValues } from '../../modules/remote-config/public.ts'

type Listed = Awaited<ReturnType<typeof listValues>>[number]

/** The values as text for a terminal, one paragraph each. */
export function remoteConfigPage(values: readonly Listed[]): string {
  return values.map(paragraph).join('\n\n')
}

function paragraph({ key, value, usual, meaning, state }: Listed): string {
  const json = JSON.stringify(value)
  const origin = {
    usual: '(default)',
    set: `(set; default ${JSON.stringify(usual)})`,
    unfit: '(default: what is stored does not fit)',
  }[state]
  return `${key} = ${json}  ${origin}\n    ${meaning}`
}
