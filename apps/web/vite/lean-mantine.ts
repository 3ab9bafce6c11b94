const CORE = '/@mantine/core/esm/core/'

/*
 * Parts of Mantine through which every button, text and title goes, without what the product never gives them: properties per
 * width of the window, other styles and classes in the theme, `sx`. What they make is the same. The original takes an id and a fragment
 * for each element, on the server as in the browser, and copies the properties ten times: a third of a page's rendering.
 */

const BOX = `
import { isNumberLike } from '../utils/is-number-like/is-number-like.mjs'
import { useMantineTheme } from '../MantineProvider/MantineThemeProvider/MantineThemeProvider.mjs'
import { extractStyleProps } from './style-props/extract-style-props/extract-style-props.mjs'
import { STYLE_PROPS_DATA } from './style-props/style-props-data.mjs'
import { parseStyleProps } from './style-props/parse-style-props/parse-style-props.mjs'
import { polymorphic } from '../factory/create-polymorphic-component.mjs'
import { getBoxMod } from './get-box-mod/get-box-mod.mjs'
import { getBoxStyle } from './get-box-style/get-box-style.mjs'
import { jsx } from 'react/jsx-runtime'
function _Box({ component, style, __vars, className, variant, mod, size, renderRoot, __size, ref, ...others }) {
  const theme = useMantineTheme()
  const { styleProps, rest } = extractStyleProps(others)
  let inline
  for (const _ in styleProps) {
    inline = parseStyleProps({ styleProps, theme, data: STYLE_PROPS_DATA }).inlineStyles
    break
  }
  const props = {
    ref,
    style: getBoxStyle({ theme, style, vars: __vars, styleProps: inline }),
    className,
    'data-variant': variant,
    'data-size': size === undefined || isNumberLike(size) ? undefined : size || undefined,
    size: __size,
    ...(mod ? getBoxMod(mod) : null),
    ...rest,
  }
  return renderRoot ? renderRoot(props) : jsx(component || 'div', props)
}
export const Box = polymorphic(_Box)
`

const STYLE_PROPS = `m mx my mt mb ml mr me ms mis mie p px py pt pb pl pr pe ps pis pie bd bdrs bg c opacity ff fz fw lts ta lh fs tt td
  w miw maw h mih mah bgsz bgp bgr bga pos top left bottom right inset display flex hiddenFrom visibleFrom lightHidden darkHidden sx`

const EXTRACT_STYLE_PROPS = `
const STYLE_PROPS = new Set(${JSON.stringify(STYLE_PROPS.split(/\s+/))})
export function extractStyleProps(others) {
  const styleProps = {}, rest = {}
  for (const key in others)
    if (!STYLE_PROPS.has(key)) rest[key] = others[key]
    else if (others[key] !== undefined) styleProps[key] = others[key]
  return { styleProps, rest }
}
`

const USE_PROPS = `
import { useMantineTheme } from '../MantineThemeProvider/MantineThemeProvider.mjs'
export function useProps(component, defaultProps, props) {
  const { components } = useMantineTheme()
  const all = { ...defaultProps }
  for (const name of Array.isArray(component) ? component : [component]) Object.assign(all, components[name]?.defaultProps)
  for (const key in props) if (props[key] !== undefined) all[key] = props[key]
  return all
}
`

const USE_STYLES = `
import { useMantineTheme } from '../../MantineProvider/MantineThemeProvider/MantineThemeProvider.mjs'
import { resolveClassNames } from './get-class-name/resolve-class-names/resolve-class-names.mjs'
import { getGlobalClassNames } from './get-class-name/get-global-class-names/get-global-class-names.mjs'
import { getVariantClassName } from './get-class-name/get-variant-class-name/get-variant-class-name.mjs'
import { resolveStyles } from './get-style/resolve-styles/resolve-styles.mjs'
import { resolveStyle } from './get-style/resolve-style/resolve-style.mjs'
import cx from 'clsx'
const none = {}
const setVars = (style, vars, selector) => {
  const own = vars?.[selector]
  for (const key in own) if (own[key] !== undefined) style[key] = own[key]
}
export function useStyles({ name, classes, props, stylesCtx, className, style, rootSelector = 'root', unstyled, classNames, styles, vars, varsResolver, attributes }) {
  const theme = useMantineTheme()
  const names = Array.isArray(name) ? name : [name]
  const given = classNames ? resolveClassNames({ theme, classNames, props, stylesCtx }) : none
  const own = styles ? resolveStyles({ theme, styles, props, stylesCtx }) : none
  const resolved = varsResolver?.(theme, props, stylesCtx)
  const added = vars?.(theme, props, stylesCtx)
  return (selector, options) => {
    const isRoot = rootSelector === selector
    const of = options?.props || props
    const all = { ...own[selector] }
    if (options?.styles) Object.assign(all, resolveStyles({ theme, styles: options.styles, props: of, stylesCtx })[selector])
    setVars(all, resolved, selector)
    setVars(all, added, selector)
    if (isRoot && style) Object.assign(all, resolveStyle({ style, theme }))
    if (options?.style) Object.assign(all, resolveStyle({ style: options.style, theme }))
    return {
      ...attributes?.[selector],
      className: cx(
        options && getGlobalClassNames({ theme, options, unstyled }),
        getVariantClassName({ options, classes, selector, unstyled }),
        given[selector],
        options?.classNames && resolveClassNames({ theme, classNames: options.classNames, props: of, stylesCtx })[selector],
        isRoot && className,
        !unstyled && classes[selector],
        options?.withStaticClass !== false && names.map(each => each && 'mantine-' + each + '-' + selector),
        options?.className,
      ),
      style: all,
    }
  }
}
`

/** What stands for these modules, by the end of the module's name. */
export const LEAN: Readonly<Record<string, string>> = {
  [`${CORE}Box/Box.mjs`]: BOX,
  [`${CORE}Box/style-props/extract-style-props/extract-style-props.mjs`]: EXTRACT_STYLE_PROPS,
  [`${CORE}MantineProvider/use-props/use-props.mjs`]: USE_PROPS,
  [`${CORE}styles-api/use-styles/use-styles.mjs`]: USE_STYLES,
}
