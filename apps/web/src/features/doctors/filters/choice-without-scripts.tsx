import { doctorSorts } from '@vizit/domain/filters/doctor-sorts.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { DoctorsSearch } from '../../../app/doctor/doctors-search.ts'
import classes from './choice-without-scripts.module.css'

interface ChoiceWithoutScriptsProps {
  search: DoctorsSearch
  specialities: readonly { readonly specialityId: string; readonly speciality: string }[]
}

/** The speciality and the order as a form that the browser sends; the other filters of the address stay. */
export function ChoiceWithoutScripts({ search, specialities }: ChoiceWithoutScriptsProps) {
  const t = useT('doctors')
  const { speciality = '', sort = 'byDate', cursor: _, ...kept } = search
  return (
    <form action="/doctors" className={classes.form}>
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label>
        {t('speciality')}
        <select name="speciality" defaultValue={speciality}>
          <option value="">{t('anySpeciality')}</option>
          {specialities.map(({ specialityId, speciality: name }) => (
            <option key={specialityId} value={specialityId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('sort.label')}
        <select name="sort" defaultValue={sort}>
          {doctorSorts.map(value => (
            <option key={value} value={value}>
              {t(`sort.${value}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit">{t('show')}</button>
    </form>
  )
}
