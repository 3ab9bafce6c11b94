import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'

interface ChildExistsProps {
  /** True if the user has already added this child; false if another parent has. */
  inOwnFamily: boolean
  /** True if the user removed this child before; then no other child is added. */
  wasInOwnFamily: boolean
  onAnother: () => void
  onClose: () => void
}

/** The child exists already: join the family by its code, or state that it is another child (product §4, "Family"). */
export function ChildExists({ inOwnFamily, wasInOwnFamily, onAnother, onClose }: ChildExistsProps) {
  const t = useT('family')
  const common = useT('common')
  return (
    <Dialog title={t('exists.title')} onClose={onClose}>
      <Text>{inOwnFamily ? t('exists.own') : t('exists.another')}</Text>
      {inOwnFamily ? (
        <ButtonLink to="/family">{t('exists.toFamily')}</ButtonLink>
      ) : (
        <>
          <ButtonLink to="/family/request">{t('exists.join')}</ButtonLink>
          <SupportLink />
        </>
      )}
      {!wasInOwnFamily && (
        <>
          <Text c="dimmed">{t('exists.anotherMeans')}</Text>
          <Button variant="default" onClick={onAnother}>
            {t('exists.anotherPerson')}
          </Button>
        </>
      )}
      <Button variant="subtle" onClick={onClose}>
        {common('cancel')}
      </Button>
    </Dialog>
  )
}
