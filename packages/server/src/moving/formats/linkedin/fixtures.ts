/** A LinkedIn archive as documented, including files that are not read. */
export const linkedinArchive = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nAnna,Kim,,1 Street,"Jan 1, 1990","Engineer, ""hardware""",I make probes.,Electronics,1000,"Riga, Latvia",,,\n',
  'Positions.csv':
    'Notes:\r\n"This file contains your positions."\r\n\r\nCompany Name,Title,Description,Location,Started On,Finished On\r\nAcme,Lead engineer,"Built probes,\nand a bench.",Riga,Jan 2021,\r\nGlobex,Engineer,,,Mar 2018,Dec 2020\r\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nProbe,A probe,https://probe.example.com,Feb 2021,May 2021\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nRiga Technical University,2008,2014,First in class,Master,Robots\n',
  'Skills.csv': 'Name\nGo\nC\n',
  'Languages.csv': 'Name,Proficiency\nLatvian,Native or bilingual proficiency\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nLoRaWAN,https://certificates.example.com/1,The Things Network,Apr 2021,Apr 2024,7\n',
  'Publications.csv':
    'Name,Published On,Description,Publisher,Url\nTwo batteries,"Oct 2, 2024",A talk,Conference,https://talks.example.com/1\n',
  'Volunteering.csv':
    'Company Name,Role,Cause,Started On,Finished On,Description\nLibrary,Mentor,EDUCATION,Sep 2016,,Radio\n',
  'Honors.csv': 'Title,Description,Issued On\nBest probe,Of all,Jun 2022\n',
  'Articles/Articles/two-batteries.html':
    '<html><head><style>p { color: red }</style><title>Two batteries</title></head><body><h1><a href="https://www.linkedin.com/pulse/two-batteries-anna-kim">Two batteries</a></h1><p class="created">Created on 2020-01-01 09:00</p><p class="published">Published on 2020-01-02 10:11</p><div><p>Three <b>years</b>. <a href="https://www.linkedin.com/pulse/not-yet-anna-kim/">More</a></p><script>alert(1)</script></div></body></html>',
  'Articles/Articles/not-yet.html':
    '<html><body><h1><a href="https://www.linkedin.com/pulse/not-yet-anna-kim">Not yet</a></h1><p class="created">Created on 2020-02-01 09:00</p><div><p>Later</p></div></body></html>',
  'Connections.csv': 'First Name,Last Name,Email Address\nStranger,One,secret@example.com\n',
  'messages.csv': 'FROM,TO,CONTENT\nStranger,Anna,secret\n',
  'Invitations.csv': 'From,To\nStranger,Anna\n',
  'Recommendations_Received.csv': 'First Name,Last Name,Text\nStranger,Two,secret\n',
  'Email Addresses.csv': 'Email Address,Confirmed,Primary\nsecret@example.com,Yes,Yes\n',
  'PhoneNumbers.csv': 'Number\nsecret\n',
} as const;
