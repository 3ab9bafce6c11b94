import { Text, Title } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import classes from './medcenter.module.css'
import type { Medcenter } from './medcenter-type.ts'

/** The organisation of a medical centre with its other branches, those of the same town first. */
export function OtherBranches({ organisation }: { organisation: Medcenter['organisation'] }) {
  const t = useT('medcenter')
  const { name, code: clinic, branches, supportEmail } = organisation
  if (branches.length === 0 && !supportEmail) return null
  return (
    <Surface className={classes.part}>
      <Title order={2}>{name}</Title>
      {supportEmail && (
        <FactLine icon={<IconMail size={20} aria-hidden />}>
          <a href={`mailto:${supportEmail}`} className={classes.email}>
            {t('support')}
          </a>
        </FactLine>
      )}
      {branches.length > 0 && (
        <>
          <Title order={3}>{t('branches')}</Title>
          <ul className={classes.branches}>
            {branches.map(({ branchId, branch, address }) => (
              <li key={branchId}>
                <TextLink to="/clinics/$clinic/branches/$branchId" params={{ clinic, branchId }}>
                  {branch}
                </TextLink>
                <Text c="dimmed" size="sm">
                  {address}
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
    </Surface>
  )
}
