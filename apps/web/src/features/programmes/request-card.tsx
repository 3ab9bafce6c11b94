import { Text } from '@mantine/core'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { RefusalWithPhones } from '../../app/booking/refusal-with-phones.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'
import type { CoverageRequest } from './coverage.ts'
import classes from './programmes.module.css'

interface RequestCardProps {
  request: CoverageRequest
  /** The heading of the screen is the programme's name. */
  isNamedAbove?: boolean
}

/** What has been asked for: what it waits for, or why it was refused. */
export function RequestCard({ request, isNamedAbove = false }: RequestCardProps) {
  const t = useT('programmes')
  const format = useFormat()
  const { id, coverer, programCaption, relKind, fullNameRu, waitsFor, sentTo, refusal, phones } = request
  const withdrawing = useCall('endCoverage', { done: () => toast(t('request.withdrawn')) })
  const isOver = waitsFor === 'NOTHING'
  const withdraw = t(isOver ? 'request.remove' : 'request.withdraw')
  return (
    <Surface className={classes.card ?? ''}>
      {!isNamedAbove && <h3 className={classes.name}>{programCaption}</h3>}
      {relKind !== 'ME' && fullNameRu && <Text>{fullNameRu}</Text>}
      {isOver ? (
        <RefusalWithPhones
          refusal={
            refusal && {
              code: refusal,
              attributes: { programCaption, phones: phones.join(';'), key: 'NUMBER', isElsewhere: true },
            }
          }
        />
      ) : (
        <Text>
          {t(`request.${waitsFor}`, {
            to: waitsFor === 'SUFFIX' ? format.phone(sentTo ?? '') : (sentTo ?? ''),
          })}
        </Text>
      )}
      {waitsFor === 'DATA' && phones.length > 0 && <PhoneLinks phones={phones.join(';')} />}
      <ActionRow>
        {waitsFor !== 'DATA' && (
          <ButtonLink to="/programmes/$programCode/sign-in" params={{ programCode: coverer }}>
            {t(isOver ? 'request.again' : 'request.enter')}
          </ButtonLink>
        )}
        <PendingButton
          variant="default"
          aria-label={t('request.of', { what: withdraw, programme: programCaption })}
          pending={withdrawing.isPending}
          onClick={() => withdrawing.mutate({ params: { id } })}
        >
          {withdraw}
        </PendingButton>
      </ActionRow>
      <RefusalWithPhones refusal={withdrawing.refusal} />
    </Surface>
  )
}
