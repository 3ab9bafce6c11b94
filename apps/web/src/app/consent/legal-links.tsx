import { Anchor, Group } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './legal-links.module.css'
import { useLegalPages } from './legal-pages.ts'

/** Links to the user agreement and the privacy policy (product §2, "Other section"). */
export function LegalLinks() {
  const t = useT('common')
  const pages = useLegalPages()
  return (
    <Group gap="md">
      <Anchor href={pages.agreement} target="_blank" rel="noopener" size="sm" className={classes.link ?? ''}>
        {t('legal.agreement')}
      </Anchor>
      <Anchor href={pages.privacy} target="_blank" rel="noopener" size="sm" className={classes.link ?? ''}>
        {t('legal.privacy')}
      </Anchor>
    </Group>
  )
}
