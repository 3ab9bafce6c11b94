import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './choice-without-scripts.module.css'
import { TownWithoutScripts } from './town-without-scripts.tsx'

/** The class of what it stands in for. */
export const { withScripts } = classes

interface ChoiceWithoutScriptsProps {
  /** The path of the screen. */
  action: string
  /** What of the address stays as it is. */
  kept?: { readonly [name: string]: string | undefined }
  /** The words to search by. */
  words?: { readonly label: string; readonly value: string | undefined }
  /** The chosen town, 0 for all regions; missing: the form asks for no town. */
  town?: number
  selects: readonly {
    readonly name: string
    readonly label: string
    readonly value: string
    readonly options: readonly { readonly value: string; readonly label: string }[]
  }[]
  /** The words of its button. */
  submit: string
}

/** The choices of a screen as a form that the browser sends, for a page whose scripts do not run. */
export function ChoiceWithoutScripts(props: ChoiceWithoutScriptsProps) {
  const { action, kept = {}, words, town, selects, submit } = props
  const { language } = useTexts()
  return (
    <noscript>
      <form action={action} className={classes.form}>
        {Object.entries({ ...kept, lang: language }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {words && (
          <label>
            {words.label}
            <input type="search" name="q" defaultValue={words.value} maxLength={SEARCH_MAXIMUM + 1} />
          </label>
        )}
        {town !== undefined && <TownWithoutScripts chosen={town} />}
        {selects.map(({ name, label, value, options }) => (
          <label key={name}>
            {label}
            <select name={name} defaultValue={value}>
              {options.map(option => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="submit">{submit}</button>
      </form>
    </noscript>
  )
}
