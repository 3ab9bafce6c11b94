import { Anchor } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { formatPhone } from '@vizit/i18n/format/phone.ts'
import classes from './phone-links.module.css'

interface PhoneLinksProps {
  /** Separated by semicolons (product §3, "Branch"). */
  phones: string
}

/** Links that call the phone numbers. */
export function PhoneLinks({ phones }: PhoneLinksProps) {
  const numbers = phones
    .split(';')
    .map(phone => phone.trim())
    .filter(Boolean)
  return (
    <ul className={classes.phones}>
      {numbers.map(phone => (
        <li key={phone}>
          <Anchor href={`tel:${telephone(phone)}`} className={classes.phone}>
            <IconPhone size={20} aria-hidden />
            {formatPhone(phone)}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** `375…` is an international number without its plus; short numbers (159) stay as they are. */
const telephone = (phone: string) => {
  const digits = phone.replace(/\D/g, '')
  return digits.length > 9 ? `+${digits}` : digits
}
