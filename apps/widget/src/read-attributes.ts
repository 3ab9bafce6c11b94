import { type HostSettings, settingNames } from '@vizit/contract/frame/host-settings.ts'

const flags = new Set<keyof HostSettings>(['doctorOnline', 'bookmark', 'ed'])

/** Reads the settings from the attributes of an element: `data-doctor-id="7" data-assignment-ids="71 72" data-ed`. */
export function readAttributes({ dataset }: HTMLElement): Record<string, unknown> {
  const written = settingNames.filter(name => dataset[name] !== undefined)
  return Object.fromEntries(written.map(name => [name, valueIn(name, dataset[name]?.trim() ?? '')]))
}

function valueIn(name: keyof HostSettings, text: string): unknown {
  if (flags.has(name)) return text === '' || text === 'true' ? true : text === 'false' ? false : text
  if (name === 'assignmentIds') return text.split(/[\s,]+/)
  // A value that is not a number stays as it is, so that it is reported as a problem.
  if (name === 'profileFilter') return Number.isNaN(Number(text)) || text === '' ? text : Number(text)
  return text
}
