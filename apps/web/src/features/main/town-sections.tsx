import { Title } from '@mantine/core'
import { IconBuildingHospital, IconClipboardHeart, IconPill, IconStethoscope } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { SECTION_PATHS } from '@vizit/domain/geo/sections.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { useSections, type WorkingSection } from '../../app/provider/use-sections.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import classes from './town-sections.module.css'

const ICONS: Readonly<Record<WorkingSection, ReactNode>> = {
  doctors: <IconStethoscope size={28} />,
  ums: <IconClipboardHeart size={28} />,
  medcenters: <IconBuildingHospital size={28} />,
  drugs: <IconPill size={28} />,
}

/** The sections of the chosen town, by its banners (product §2). */
export function TownSections() {
  const t = useT('main')
  return (
    <section aria-labelledby="sections">
      <Title order={2} id="sections" mb="sm">
        {t('sections.label')}
      </Title>
      <ul className={classes.list}>
        {useSections().map(section => (
          <li key={section}>
            <Link to={SECTION_PATHS[section]} className={classes.section}>
              <span className={classes.icon} aria-hidden>
                {ICONS[section]}
              </span>
              <span>
                <span className={classes.name}>{t(`sections.${section}`)}</span>
                <span className={classes.hint}>{t(`sections.${section}Hint`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ButtonLink to="/booking" search={{ for: 'child' }} variant="default" mt="sm">
        {t('sections.forChild')}
      </ButtonLink>
    </section>
  )
}
