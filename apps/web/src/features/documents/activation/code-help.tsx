import { Text, Title } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import classes from './code-help.module.css'

interface CodeHelpProps {
  providerCode: string
  clinic: string
}

/** Hints, and the phones of the registry, which knows the phone in the record. */
export function CodeHelp({ providerCode, clinic }: CodeHelpProps) {
  const t = useT('documents')
  const { data: branches = [] } = useCallQuery(
    'listBranches',
    { params: { provider: providerCode } },
    { staleTime: 3_600_000 },
  )
  const reachable = branches.filter(({ phones }) => phones.trim() !== '')
  return (
    <Surface>
      <Title order={2}>{t('help.title')}</Title>
      <ul className={classes.hints}>
        <li>{t('help.phone')}</li>
        <li>{t('help.secret')}</li>
        <li>{t('help.session')}</li>
      </ul>
      {reachable.length > 0 && (
        <details className={classes.registry}>
          <summary>{t('help.registry', { clinic })}</summary>
          <ul className={classes.branches}>
            {reachable.map(({ branchId, branch, phones }) => (
              <li key={branchId}>
                <Text>{branch}</Text>
                <PhoneLinks phones={phones} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Surface>
  )
}
