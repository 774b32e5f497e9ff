/** Names of pictures and videos, which the library keeps once they pass its checks. */
export const mediaFile = /\.(?:png|jpe?g|gif|webp|avif|svg|mp4|webm|heic|bmp|tiff?)$/i;

/** Names of recordings of sound, which the library does not keep. */
export const recordingFile = /\.(?:mp3|m4a|aac|ogg|oga|opus|wav|flac)$/i;
