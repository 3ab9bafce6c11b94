import { Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import classes from './services.module.css'

interface DirectionLinksProps {
  directions: Answer<'findServices'>['directions']
}

/** All directions with their groups, and how many services each has. */
export function DirectionLinks({ directions }: DirectionLinksProps) {
  const t = useT('services')
  return (
    <ul className={classes.directions}>
      {directions.map(({ id: direction, name, servicesCount, groups }) => (
        <li key={direction}>
          <Surface>
            <Title order={2} className={classes.name}>
              <TextLink to="." search={given => ({ ...given, direction })}>
                {name}
              </TextLink>
            </Title>
            <Text c="dimmed" size="sm">
              {t('count', { count: servicesCount })}
            </Text>
            <ul className={classes.groups}>
              {groups.map(({ id: group, name: groupName, servicesCount: count }) => (
                <li key={group}>
                  <TextLink to="." search={given => ({ ...given, direction, group })}>
                    {groupName}
                  </TextLink>{' '}
                  <Text span c="dimmed" size="sm">
                    {count}
                  </Text>
                </li>
              ))}
            </ul>
          </Surface>
        </li>
      ))}
    </ul>
  )
}
