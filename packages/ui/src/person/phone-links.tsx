import { Anchor } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { formatPhone } from '@vizit/i18n/format/phone.ts'
import { phoneHref } from '@vizit/i18n/format/phone-href.ts'
import classes from './phone-links.module.css'

interface PhoneLinksProps {
  /** Separated by semicolons (product §3, "Branch"). */
  phones: string
}

/** Links that call the phone numbers. */
export function PhoneLinks({ phones }: PhoneLinksProps) {
  return (
    <ul className={classes.phones}>
      {phones
        .split(';')
        .map(phone => phone.trim())
        .filter(Boolean)
        .map(phone => (
          <li key={phone}>
            <Anchor href={phoneHref(phone)} className={classes.phone}>
              <IconPhone size={20} aria-hidden />
              {formatPhone(phone)}
            </Anchor>
          </li>
        ))}
    </ul>
  )
}
