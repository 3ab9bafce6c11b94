import { isFio, isFioOrDash, NAME_MAX, tidy } from '../person/full-name.ts'
import type { Check } from './problem.ts'

/** Field type `fio` (product §5): a last or a first name. */
export const checkFio: Check = written => checkName(tidy(written), isFio)

/** Field type `fioOrDash` (product §5): a middle name, or a lone dash for none. */
export const checkFioOrDash: Check = written => checkName(tidy(written), isFioOrDash)

/** A last and a first name in one field: of two words at least, so that "Mum" is none. */
export const checkFullName: Check = written =>
  checkFio(written) ?? (tidy(written).split(' ').filter(isFio).length < 2 ? 'fullName' : null)

function checkName(name: string, fits: (name: string) => boolean) {
  if (!fits(name)) return 'letters'
  return name.length > NAME_MAX ? 'tooLong' : null
}
