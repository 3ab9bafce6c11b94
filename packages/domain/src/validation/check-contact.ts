import { isEmail } from '../person/email.ts'
import { parsePhone } from '../person/phone.ts'
import type { Check } from './problem.ts'

/** Field type `phone` (product §5). */
export const checkPhone: Check = written => (parsePhone(written) === null ? 'phone' : null)

/** Field type `email` (product §5). */
export const checkEmail: Check = written => (isEmail(written.trim()) ? null : 'email')
