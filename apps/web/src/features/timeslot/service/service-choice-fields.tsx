import type { CollapsedChoice } from '../choice-summary/use-collapsed-choice.ts'
import classes from '../filters/doctor-filters.module.css'
import { FindServiceByName } from './find-service-by-name.tsx'
import { PatientFields } from './patient-fields.tsx'
import { ServiceFilters } from './service-filters.tsx'
import type { ServiceSelection } from './use-service-choice.ts'
import type { ServiceLists } from './use-service-lists.ts'

/** A shorter list needs no search field. */
const WORTH_SEARCHING = 12

interface ServiceChoiceFieldsProps {
  clinic: string | undefined
  lists: ServiceLists
  selection: ServiceSelection
  fold: CollapsedChoice
  /** Found by its name: the pressed element is then removed. */
  onFound: (serviceId: string) => void
}

/** The patient's age group, then the service by its name or step by step. */
export function ServiceChoiceFields({ clinic, lists, selection, fold, onFound }: ServiceChoiceFieldsProps) {
  const { paths, chosen, choosePart, chooseChild } = selection
  const offered = new Set(paths.map(({ serviceId }) => serviceId))
  const services = lists.catalogue.services.filter(({ id }) => offered.has(id))

  const followed: ServiceSelection = {
    ...selection,
    choosePart: (part, id) => {
      fold.onChosen()
      choosePart(part, id)
    },
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes what the fields inside are operated by
    <div className={classes.filters} onKeyDown={fold.onKeyDown} onPointerDown={fold.onPointerDown}>
      <PatientFields childAge={chosen.childAge} onChoose={chooseChild} />
      {services.length > WORTH_SEARCHING && (
        <FindServiceByName
          services={services}
          doctors={lists.doctors}
          onFound={id => {
            fold.fold()
            onFound(id)
            choosePart('serviceId', id)
          }}
        />
      )}
      <ServiceFilters clinic={clinic} lists={lists} selection={followed} />
    </div>
  )
}
