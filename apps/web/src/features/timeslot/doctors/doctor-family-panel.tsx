import { Skeleton, Stack, Text } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { joinNames } from '@vizit/i18n/format/join-names.ts'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react'
import { isRestricted } from '../../../app/booking/is-restricted.ts'
import { PhonesOfRegistry } from '../../../app/booking/phones-of-registry.tsx'
import { BookableFamilyPanel } from '../bookable-family/bookable-family-panel.tsx'
import type { Doctor } from '../timeslot-types.ts'
import type { AssignmentsWithTerms } from './booking-terms-of-assignments.ts'
import classes from './doctor-card.module.css'

interface DoctorFamilyPanelProps {
  doctor: Doctor
  terms: readonly AssignmentsWithTerms[]
}

/**
 * Shown before a time is chosen: who of the family can be booked with the doctor, and why not; separately for different
 * terms.
 */
export function DoctorFamilyPanel({ doctor, terms }: DoctorFamilyPanelProps) {
  const asked = useSearch({ strict: false })
  const BookableFamily = useBookableFamily()
  const Restriction = useRestriction()
  const isOne = new Set(terms.flatMap(({ specialities }) => specialities)).size === 1
  const titleOf = ({ branches, specialities }: AssignmentsWithTerms) =>
    [branches.map(({ branch }) => branch).join(', '), !isOne && joinNames(specialities)]
      .filter(Boolean)
      .join(' · ')
  const at = (
    here: readonly AssignmentsWithTerms[],
    answer: (terms: AssignmentsWithTerms, phones: string) => ReactNode,
  ) => (
    <Stack>
      {here.map(one => (
        <div key={one.assignmentId}>
          {terms.length > 1 && <Text fw={600}>{titleOf(one)}</Text>}
          {answer(one, one.branches.map(({ phones }) => phones).join(';'))}
        </div>
      ))}
    </Stack>
  )
  // Who is booked by phone alone has no times, and the phones stand where they would.
  const restricted = terms.filter(({ policy }) => isRestricted(policy) && policy !== 'registry')
  return (
    <BookableFamilyPanel
      name={doctor.fullName}
      // The panel of the chosen doctor opens by itself.
      open={asked.doctor === doctor.id}
      folded={
        restricted.length > 0 &&
        at(restricted, ({ policy }, phones) => (
          <Suspense fallback={<ComingRestriction policy={policy} phones={phones} />}>
            <Restriction policy={policy} phones={phones} />
          </Suspense>
        ))
      }
    >
      {at(terms, ({ assignmentId }, phones) => (
        <Suspense fallback={<CardSkeletons count={1} />}>
          <BookableFamily assignmentId={assignmentId} serviceId={asked.service} phones={phones} />
        </Suspense>
      ))}
    </BookableFamilyPanel>
  )
}

/** Loaded with its texts when somebody opens the panel. */
function useBookableFamily() {
  const { texts } = useRouter().options.context
  return useMemo(
    () =>
      lazy(async () => {
        const [{ BookableFamily }] = await Promise.all([
          import('../bookable-family/bookable-family.tsx'),
          texts.need(['capabilities', 'decline']),
        ])
        return { default: BookableFamily }
      }),
    [texts],
  )
}

interface RestrictionProps {
  policy: AssignmentsWithTerms['policy']
  phones: string
}

/** The phones are known before the words. */
const ComingRestriction = ({ policy, phones }: RestrictionProps) => (
  <>
    <Skeleton className={classes.restriction} data-policy={policy} />
    <PhonesOfRegistry phones={phones} />
  </>
)

/** Loaded with its texts when a doctor is restricted, which few are. */
function useRestriction() {
  const { texts } = useRouter().options.context
  return useMemo(
    () =>
      lazy(async () => {
        const loaded = import('../../../app/booking/restriction.tsx').then(async ({ Restriction }) => {
          await texts.need(['decline'])
          return Restriction
        })
        // Without a network the doctors stay readable; the opened panel has the same reason, and so has the booking form.
        return { default: await loaded.catch((): ComponentType<RestrictionProps> => PhonesOfRegistry) }
      }),
    [texts],
  )
}
