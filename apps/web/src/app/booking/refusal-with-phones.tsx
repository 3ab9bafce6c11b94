import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import type { ComponentProps } from 'react'
import { withoutPhonesInText } from './without-phones-in-text.ts'

export type RefusalProps = ComponentProps<typeof RefusalBlock>
type Refused = NonNullable<RefusalProps['refusal']>

interface WithPhones extends Refused {
  readonly attributes: { readonly phones: string }
}

const hasPhones = (refusal: Refused): refusal is WithPhones =>
  'phones' in refusal.attributes &&
  typeof refusal.attributes.phones === 'string' &&
  refusal.attributes.phones !== ''

/** A refusal that names whom to ask: the phones are links that call, not words of its text. `label` says whose they are. */
export function RefusalWithPhones({ refusal, action, label, ...others }: RefusalProps & { label?: string }) {
  if (!refusal || !hasPhones(refusal)) return <RefusalBlock refusal={refusal} action={action} {...others} />
  return (
    <RefusalBlock
      refusal={withoutPhonesInText(refusal)}
      action={
        <>
          {label && <span>{label}</span>}
          <PhoneLinks phones={refusal.attributes.phones} />
          {action}
        </>
      }
      {...others}
    />
  )
}
