import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './medcenter.module.css'
import { MedcenterService } from './medcenter-service.tsx'
import type { Medcenter } from './medcenter-type.ts'

type Catalogue = Answer<'listMedcenterServices'>

interface ServiceDirectionProps {
  medcenter: Medcenter
  name: string
  groups: Catalogue['subGroups']
  /** Of the direction itself and of its groups. */
  services: Catalogue['services']
  /** Of the patient, as in the address. */
  age: string | undefined
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** A direction that is opened to show its services, by group. */
export function ServiceDirection(props: ServiceDirectionProps) {
  const { medcenter, name, groups, services, age, isOpen, onToggle } = props
  const t = useT('medcenter')
  const groupIds = groups.map(({ id }) => id)
  const parts = [
    { id: '', name: '', inPart: services.filter(({ parentId }) => !groupIds.includes(parentId ?? '')) },
    ...groups.map(group => ({
      ...group,
      inPart: services.filter(({ parentId }) => parentId === group.id),
    })),
  ].filter(({ inPart }) => inPart.length > 0)
  return (
    <details
      className={classes.direction}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      <summary>
        <span className={classes.directionName}>{name}</span>{' '}
        <Text span c="dimmed" size="sm">
          {t('servicesCount', { count: services.length })}
        </Text>
      </summary>
      {parts.map(({ id, name: group, inPart }) => (
        <section key={id} aria-label={group || name}>
          {group && (
            <Text fw={600} mt="sm">
              {group}
            </Text>
          )}
          <ul className={classes.services}>
            {inPart.map(service => (
              <li key={service.id}>
                <MedcenterService medcenter={medcenter} service={service} age={age} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
}
