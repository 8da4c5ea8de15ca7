import { percent } from '../../labels/say'

/** @param of 0–1, as a bar and in words */
export function Share({ of }: { readonly of: number }) {
  return (
    <span className="of">
      <span className="share">
        <span style={{ inlineSize: `${of * 100}%` }} />
      </span>
      {of > 0 && of < 0.01 ? `< ${percent(0.01)}` : percent(of)}
    </span>
  )
}
