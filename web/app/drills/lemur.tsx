/** A ring-tailed lemur, looking at you: decoration, which is not read out. */
export function Lemur() {
  return (
    <svg className="lemur" viewBox="0 -2 152 118" aria-hidden>
      <path className="lemur-tail" d="M92 108c40 4 54-24 44-46s-34-18-30-38 22-14 26-4" />
      <path className="lemur-rings" d="M92 108c40 4 54-24 44-46s-34-18-30-38 22-14 26-4" />
      <path
        className="lemur-fur"
        d="M22 50C6 44 2 26 8 14c10 2 20 8 26 18 10-6 26-6 36 0 6-10 16-16 26-18 6 12 2 30-14 36"
      />
      <path
        className="lemur-face"
        d="M52 32c20 0 36 12 36 34 0 16-12 20-20 28-4 6-8 16-16 16s-12-10-16-16c-8-8-20-12-20-28 0-22 16-34 36-34z"
      />
      <path
        className="lemur-mask"
        d="M35 52c10-2 16 6 15 15s-9 14-17 11-11-8-10-15 6-10 12-11zM69 52c-10-2-16 6-15 15s9 14 17 11 11-8 10-15-6-10-12-11z"
      />
      <circle className="lemur-eye" cx="37" cy="65" r="7.5" />
      <circle className="lemur-eye" cx="67" cy="65" r="7.5" />
      <circle className="lemur-pupil" cx="38.5" cy="65" r="3" />
      <circle className="lemur-pupil" cx="65.5" cy="65" r="3" />
      <path className="lemur-mask" d="M43 88c4-4 14-4 18 0 2 4-4 10-9 10s-11-6-9-10z" />
      <path className="lemur-mouth" d="M52 98v4M45 103c4 3 10 3 14 0" />
    </svg>
  );
}
