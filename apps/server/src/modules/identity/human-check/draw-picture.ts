import svgCaptcha from 'svg-captcha'

// The package's documented first form, which takes the text from us (its own comes from Math.random), is
// missing in its types.
const draw = svgCaptcha as unknown as (text: string, options: typeof svgCaptcha.options) => string

const GROUND = '<rect width="100%" height="100%" fill="#fff"/>'

/**
 * Digits as a picture whose source holds bent outlines only, dark on white in either colour scheme. The white
 * is laid under by us: asked for a background, the package draws the digits in any colour, pale ones included.
 */
export function drawPicture(digits: string): string {
  const picture = draw(digits, { width: 200, height: 72, fontSize: 64, noise: 3 })
  return picture.replace(/^<svg [^>]*>/, opening => opening + GROUND)
}
