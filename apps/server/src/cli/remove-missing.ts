import { Option } from 'commander'

/** The option without which a file that would remove most of what is there is refused. */
export const removeMissing = (): Option =>
  new Option('--remove-missing', 'also remove what the file lacks if that is more than half of what is there')
