import { Text, Title } from '@mantine/core'
import { priceAtBranches } from '@vizit/domain/services/price-at-branches.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useEffect, useRef } from 'react'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { CoverOf } from '../../../app/cover/cover-of.tsx'
import { CollapsibleText } from '../collapsible-text/collapsible-text.tsx'
import { OptionChoice } from './option-choice.tsx'
import classes from './service-card.module.css'
import type { ServiceSelection } from './use-service-choice.ts'
import type { ServiceLists } from './use-service-lists.ts'

interface ServiceCardProps {
  clinic: string | undefined
  lists: ServiceLists
  selection: ServiceSelection
  /** The date whose times are shown. */
  date: string | null
  /** The service that was just found by its name: its card gets the focus. */
  found: string | null
}

/** The chosen service: duration, price, description and options. */
export function ServiceCard({ clinic, lists, selection, date, found }: ServiceCardProps) {
  const t = useT('service')
  const format = useFormat()
  const { service, option } = selection
  const heading = useRef<HTMLHeadingElement>(null)
  const isFound = found !== null && found === service?.id
  useEffect(() => {
    if (isFound) heading.current?.focus()
  }, [isFound])

  if (!service) return null
  const price = format.price(
    option?.priceKind ? option : priceAtBranches(service, branchesOf(selection, lists)),
  )
  return (
    <CoverOf
      services={[service.id]}
      options={service.options.map(({ id }) => id)}
      medcenter={selection.chosen.branchId}
      childAge={selection.chosen.childAge ?? undefined}
      day={date}
    >
      <Surface className={classes.card}>
        <div>
          <Title order={2} ref={heading} tabIndex={-1} className={classes.name}>
            {service.name}
          </Title>
          <p className={classes.facts}>
            {price && <strong>{price}</strong>}
            <Text span c="dimmed">
              {t('minutes', { count: service.duration })}
            </Text>
          </p>
          {option ? (
            <CoverBadge kind="options" id={option.id} />
          ) : (
            <CoverBadge kind="services" id={service.id} />
          )}
        </div>
        {service.description && (
          <CollapsibleText
            text={service.description}
            about={service.name}
            more={t('moreAbout')}
            less={t('lessAbout')}
          />
        )}
        <OptionChoice clinic={clinic} lists={lists} selection={selection} service={service} />
      </Surface>
    </CoverOf>
  )
}

/**
 * The branches where this patient can book the chosen service, or where it is given at all: the chosen branch, the
 * chosen specialist's.
 */
function branchesOf({ paths, chosen, service }: ServiceSelection, { doctors }: ServiceLists): string[] {
  const online = new Set(
    doctors.flatMap(({ id, worksAt }) =>
      worksAt.filter(({ onlineBooking }) => onlineBooking).map(({ branchId }) => `${id} ${branchId}`),
    ),
  )
  const open = paths.filter(
    ({ serviceId, branchId, doctorId }) =>
      serviceId === service?.id &&
      (chosen.branchId ?? branchId) === branchId &&
      (chosen.doctorId ?? doctorId) === doctorId,
  )
  const bookable = open.filter(({ doctorId, branchId }) => online.has(`${doctorId} ${branchId}`))
  return (bookable.length > 0 ? bookable : open).flatMap(({ branchId }) => branchId ?? [])
}
