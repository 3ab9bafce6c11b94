import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './medcenters.module.css'

interface ServiceFilterProps {
  id: string
  onDrop: () => void
}

/** The service that all listed medical centres give, with a button that drops it. */
export function ServiceFilter({ id, onDrop }: ServiceFilterProps) {
  const t = useT('medcenters')
  const { data } = useCallQuery('showService', { params: { id }, query: {} }, { staleTime: 300_000 })
  return (
    <div className={classes.chip}>
      <span>{t('service', { name: data?.name ?? '…' })}</span>
      <ActionIcon variant="subtle" size={44} aria-label={t('dropService')} onClick={onDrop}>
        <IconX size={20} aria-hidden />
      </ActionIcon>
    </div>
  )
}
