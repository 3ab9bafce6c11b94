import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { doctorsSearch } from '../../app/doctor/doctors-search.ts'
import { useChangeAddress } from '../../app/lists/use-change-address.ts'
import { doctorsForAge } from '../../app/medcenter/doctors-for-age.ts'
import { medcenterTabSearch } from '../../app/medcenter/medcenter-tabs.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { changedSearch } from '../../features/doctors/doctors-query.ts'
import { DoctorList } from '../../features/doctors/list/doctor-list.tsx'
import { useDoctors } from '../../features/doctors/use-doctors.ts'
import { ForAgeSwitch } from '../../features/medcenters/list/for-age-switch.tsx'

interface DoctorsOfMedcenterProps {
  branchId: string
  /** Of the patient, as in the address; absent: of anybody. */
  age: string | undefined
  cursor: string | undefined
}

/** The doctors of a medical centre with their free times (calls §2, "DoctorList"); filters are those of all doctors. */
export function DoctorsOfMedcenter({ branchId, age, cursor }: DoctorsOfMedcenterProps) {
  const t = useT('medcenter')
  const navigate = useNavigate()
  const changeAsStep = useChangeAddress(medcenterTabSearch, { asSteps: true })
  const search = doctorsSearch({ branch: branchId, ...doctorsForAge(age) })
  const page = doctorsSearch({ ...search, cursor })
  const doctors = useDoctors(page)
  return (
    <>
      <ButtonLink to="/doctors" search={search} variant="default">
        {t('filterDoctors')}
      </ButtonLink>
      <ForAgeSwitch age={age} onDrop={() => changeAsStep({ age: undefined })} />
      <DoctorList
        search={page}
        doctors={doctors}
        hasNoChoice
        onChange={change => void navigate({ to: '/doctors', search: changedSearch(search, change) })}
      />
    </>
  )
}
