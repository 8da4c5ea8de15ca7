import { useTranslations } from 'next-intl'
import { displayNames, displayOptions } from '@/lib/routing/display'
import styles from './DisplayOptions.module.scss'

/**
 * Contrast, text size and pictures for visitors with low vision. The choices work without
 * JavaScript on the current page; `displayScript` stores them.
 */
export function DisplayOptions() {
  const t = useTranslations('display')
  return (
    <form className={styles.options} data-display="" autoComplete="off">
      {displayNames.map(name => (
        <fieldset key={name} className={styles.group}>
          <legend>{t(`${name}.title`)}</legend>
          {displayOptions[name].map((value, index) => (
            <label key={value} className={styles.option}>
              <input
                type="radio"
                name={name}
                value={value}
                id={`display-${name}-${value}`}
                defaultChecked={index === 0}
              />
              <span className={styles[`${name}-${value}`]}>
                {t(`${name}.${value}` as 'size.huge')}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      <button type="reset" className={styles.reset}>
        {t('reset')}
      </button>
    </form>
  )
}
