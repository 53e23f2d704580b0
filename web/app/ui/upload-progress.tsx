/** How much of a file has been sent: `value` from 0 to 1. */
export function UploadProgress({ label, value }: { label: string; value: number }) {
  return (
    <label className="upload-progress">
      <span>{label}</span>
      <progress value={value} max={1} />
      <span aria-hidden>{Math.round(value * 100)} %</span>
    </label>
  );
}
