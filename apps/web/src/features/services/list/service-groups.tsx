import { Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { ServiceLine } from './service-line.tsx'
import classes from './services.module.css'

type ListedService = Answer<'findServices'>['items'][number]

interface ServiceGroupsProps {
  directions: Answer<'findServices'>['directions']
  /** By direction, group and name. */
  services: readonly ListedService[]
  /** The programme that the list is filtered by. */
  program: string | undefined
  age: string | undefined
}

/** Services under the names of their direction and group. */
export function ServiceGroups({ directions, services, program, age }: ServiceGroupsProps) {
  const groups = Map.groupBy(services, ({ directionId, groupId }) => `${directionId} ${groupId ?? ''}`)
  return [...groups.values()].map(inGroup => {
    const [{ directionId, groupId } = { directionId: '', groupId: null }] = inGroup
    const direction = directions.find(({ id }) => id === directionId)
    const group = direction?.groups.find(({ id }) => id === groupId)
    return (
      <section key={`${directionId} ${groupId}`}>
        <Title order={2} className={classes.name}>
          {[direction?.name, group?.name].filter(Boolean).join(' · ')}
        </Title>
        <ul className={classes.services}>
          {inGroup.map(service => (
            <li key={service.id}>
              <ServiceLine service={service} program={program} age={age} />
            </li>
          ))}
        </ul>
      </section>
    )
  })
}
