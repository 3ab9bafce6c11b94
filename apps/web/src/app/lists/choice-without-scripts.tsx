import classes from './choice-without-scripts.module.css'

/** The class of what it stands in for. */
export const { withScripts } = classes

interface ChoiceWithoutScriptsProps {
  /** The path of the screen. */
  action: string
  /** What of the address stays as it is. */
  kept?: { readonly [name: string]: string | undefined }
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
export function ChoiceWithoutScripts({ action, kept = {}, selects, submit }: ChoiceWithoutScriptsProps) {
  return (
    <noscript>
      <form action={action} className={classes.form}>
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
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
